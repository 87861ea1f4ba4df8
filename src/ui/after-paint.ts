/** Does something when what is being changed has been painted. @returns what gives that up */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(act);
  };
  // a page in a tab behind is not painted
  if (document.hidden) soon();
  else {
    frame = requestAnimationFrame(soon);
    // nor is one that the system draws no frames for
    timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      act();
    }, 1000);
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
