import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** State and handlers of a list of slides that scrolls sideways: the index of the slide that it shows, and `go` to another. */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const target = useRef<number>(null);
  const [index, setIndex] = useState(first);
  const [stepped, setStepped] = useState(false);

  const go = (to: number, behavior?: ScrollBehavior) => {
    const list = strip.current;
    const slide = list?.children[to] as HTMLElement | undefined;
    if (!list || !slide) return;
    const left = scrollPosition(list, slide);
    const isThere = Math.abs(left - list.scrollLeft) < 1;
    // without a scroll no event would clear the target
    target.current = isThere ? null : to;
    if (isThere) setIndex(to);
    setStepped(true);
    list.scrollTo({ left, ...(behavior && { behavior }) });
  };

  const forgetTarget = () => {
    target.current = null;
  };

  // a resize, as of a turned phone, ends the scroll to a slide before it arrives
  const arrive = useEffectEvent(() => {
    if (target.current !== null) go(target.current, 'instant');
  });
  useEffect(() => {
    addEventListener('resize', arrive);
    return () => removeEventListener('resize', arrive);
  }, []);

  return {
    strip,
    index,
    /** For the element that shows the index. Only buttons announce it: a screen reader's own scrolling must not. */
    live: stepped ? ('polite' as const) : ('off' as const),
    go,
    /** Moves by a number of slides, counted from the slide it is already scrolling to, so that quick taps add up. */
    step: (by: number) => go((target.current ?? index) + by),
    handlers: {
      onScroll: () => {
        const shown = strip.current ? shownSlide(strip.current, target.current) : 0;
        if (shown !== index && target.current === null) setStepped(false);
        if (shown === target.current) target.current = null;
        setIndex(shown);
      },
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
    },
  };
}

/** Where the strip scrolls to show a slide in its middle. The first and the last may not get there. */
function scrollPosition({ clientWidth, scrollWidth }: HTMLElement, slide: HTMLElement): number {
  const middle = slide.offsetLeft + slide.offsetWidth / 2 - clientWidth / 2;
  return Math.max(0, Math.min(middle, scrollWidth - clientWidth));
}

/** The index of the slide that is nearest to its place. At an end of a wide strip several are: `wanted`, or else the outermost. */
function shownSlide(strip: HTMLElement, wanted: number | null): number {
  const distances = Array.from(strip.children, (slide) =>
    Math.abs(scrollPosition(strip, slide as HTMLElement) - strip.scrollLeft),
  );
  const least = Math.min(...distances);
  if (wanted !== null && distances[wanted] === least) return wanted;
  return strip.scrollLeft > 0 ? distances.lastIndexOf(least) : distances.indexOf(least);
}
