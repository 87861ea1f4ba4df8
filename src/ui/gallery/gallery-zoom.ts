import { type RefObject, useEffect, useRef, useState } from 'react';

const maxScale = 5;
const toggleScale = 2.5;
const doubleTap = { milliseconds: 320, pixels: 32 };

/** A point in the window. */
interface Point {
  clientX: number;
  clientY: number;
}

/**
 * Zooms the picture in a slide by a pinch of two fingers or on a trackpad, by a double tap or by `toggle`.
 * `--zoom` sets the scale on the slide, which scrolls, so that the browser does the panning.
 */
export function useZoom(strip: RefObject<HTMLElement | null>, index: number) {
  const [zoomed, setZoomed] = useState(false);
  const slide = useRef<HTMLElement>(null);
  const scale = useRef(1);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });

  /** @param from the point that moves to `at`: two fingers may also move the picture */
  const zoom = (to: number, at?: Point, from = at) => {
    const picture = slide.current?.querySelector('img');
    if (!slide.current || !picture) return;
    const before = picture.getBoundingClientRect();
    const middle = { clientX: before.left + before.width / 2, clientY: before.top + before.height / 2 };
    const [start, end] = [from ?? middle, at ?? middle];
    scale.current = Math.min(Math.max(to, 1), maxScale);
    slide.current.style.setProperty('--zoom', String(scale.current));
    slide.current.toggleAttribute('data-zoomed', scale.current > 1);
    const after = picture.getBoundingClientRect();
    // the point under the fingers stays under them
    slide.current.scrollBy({
      left: after.left + ((start.clientX - before.left) / before.width) * after.width - end.clientX,
      top: after.top + ((start.clientY - before.top) / before.height) * after.height - end.clientY,
      behavior: 'instant',
    });
    setZoomed(scale.current > 1);
  };
  const latest = useRef(zoom);
  latest.current = zoom;

  useEffect(() => {
    slide.current = (strip.current?.children[index] as HTMLElement | undefined) ?? null;
    return () => latest.current(1);
  }, [strip, index]);

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    let startDistance = 0;
    let startScale = 1;
    let last: Point;
    const start = ({ touches }: TouchEvent) => {
      startDistance = distance(touches);
      startScale = scale.current;
      last = midpoint(touches);
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || !event.cancelable) return;
      event.preventDefault();
      const middle = midpoint(event.touches);
      latest.current((startScale * distance(event.touches)) / startDistance, middle, last);
      last = middle;
    };
    const wheel = (event: WheelEvent) => {
      // a trackpad's pinch is a wheel event with ctrlKey
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(scale.current * Math.exp(-event.deltaY / 100), event);
    };
    // React adds these listeners as passive
    const controller = new AbortController();
    const { signal } = controller;
    list.addEventListener('touchstart', start, { passive: true, signal });
    list.addEventListener('touchmove', move, { passive: false, signal });
    list.addEventListener('wheel', wheel, { passive: false, signal });
    // when a phone is turned, the part in view changes: the whole picture is shown
    matchMedia('(orientation: portrait)').addEventListener('change', () => latest.current(1), { signal });
    return () => controller.abort();
  }, [strip]);

  const toggle = (at?: Point) => zoom(scale.current > 1 ? 1 : toggleScale, at);

  return {
    zoomed,
    toggle,
    pan: (left: number, top: number) => slide.current?.scrollBy({ left, top }),
    /** For the strip's `onClick`: toggles on a double tap. */
    tap: (event: Point & { timeStamp: number }) => {
      const { time, x, y } = lastTap.current;
      const near = Math.hypot(event.clientX - x, event.clientY - y) < doubleTap.pixels;
      const second = near && event.timeStamp - time < doubleTap.milliseconds;
      lastTap.current = { time: second ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
      if (second) toggle(event);
    },
  };
}

function distance([a, b]: TouchList): number {
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 1;
}

function midpoint([a, b]: TouchList): Point {
  return {
    clientX: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2,
    clientY: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2,
  };
}
