import { useRef, useState } from 'react';

/** State and handlers of a list of slides that scrolls sideways: the index of the slide in the middle, and `go` to another. */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const target = useRef<number>(null);
  const [index, setIndex] = useState(first);

  const go = (to: number, behavior?: ScrollBehavior) => {
    const list = strip.current;
    const slide = list?.children[to] as HTMLElement | undefined;
    if (!list || !slide) return;
    target.current = to;
    list.scrollTo({ left: middleOf(slide) - list.clientWidth / 2, ...(behavior && { behavior }) });
  };

  return {
    strip,
    index,
    go,
    /** Moves by a number of slides, counted from the slide it is already scrolling to, so that quick taps add up. */
    step: (by: number, behavior?: ScrollBehavior) => go((target.current ?? index) + by, behavior),
    handlers: {
      onScroll: () => {
        const middle = strip.current ? middleSlide(strip.current) : 0;
        if (middle === target.current) target.current = null;
        setIndex(middle);
      },
      onPointerDown: () => {
        target.current = null;
      },
      onWheel: () => {
        target.current = null;
      },
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
