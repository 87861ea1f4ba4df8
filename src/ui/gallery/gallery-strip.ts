import { useRef, useState } from 'react';

/** A strip of slides that scrolls sideways: which slide is in the middle, and how to go to another. */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const goal = useRef<number>(null);
  const [index, setIndex] = useState(first);

  const go = (to: number, behavior?: ScrollBehavior) => {
    const list = strip.current;
    const slide = list?.children[to] as HTMLElement | undefined;
    if (!list || !slide) return;
    goal.current = to;
    list.scrollTo({ left: middleOf(slide) - list.clientWidth / 2, ...(behavior && { behavior }) });
  };

  return {
    strip,
    index,
    go,
    /** Goes on from where the strip is or is already bound for, so that quick taps add up. */
    step: (by: number, behavior?: ScrollBehavior) => go((goal.current ?? index) + by, behavior),
    handlers: {
      onScroll: () => {
        const now = strip.current ? slideInTheMiddle(strip.current) : 0;
        if (now === goal.current) goal.current = null;
        setIndex(now);
      },
      onPointerDown: () => {
        goal.current = null;
      },
      onWheel: () => {
        goal.current = null;
      },
    },
  };
}

function middleOf(slide: HTMLElement): number {
  return slide.offsetLeft + slide.offsetWidth / 2;
}

function slideInTheMiddle(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = Array.from(strip.children, (slide) => Math.abs(middleOf(slide as HTMLElement) - middle));
  return distances.indexOf(Math.min(...distances));
}
