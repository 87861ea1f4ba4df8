import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** State and handlers of a list of slides that scrolls sideways: the index of the slide in the middle, and `go` to another. */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const target = useRef<number>(null);
  const [index, setIndex] = useState(first);
  const [stepped, setStepped] = useState(false);

  const go = (to: number, behavior?: ScrollBehavior) => {
    const list = strip.current;
    const slide = list?.children[to] as HTMLElement | undefined;
    if (!list || !slide) return;
    // scrolling to the slide in the middle fires no event that would clear the target
    target.current = to === index ? null : to;
    setStepped(true);
    list.scrollTo({ left: middleOf(slide) - list.clientWidth / 2, ...(behavior && { behavior }) });
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
        const middle = strip.current ? middleSlide(strip.current) : 0;
        if (middle !== index && target.current === null) setStepped(false);
        if (middle === target.current) target.current = null;
        setIndex(middle);
      },
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
    },
  };
}

function middleOf(slide: HTMLElement): number {
  return slide.offsetLeft + slide.offsetWidth / 2;
}

function middleSlide(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = Array.from(strip.children, (slide) => Math.abs(middleOf(slide as HTMLElement) - middle));
  return distances.indexOf(Math.min(...distances));
}
