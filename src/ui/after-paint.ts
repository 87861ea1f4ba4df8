/** Calls `act` in a task of its own after the next paint. @returns cancels the call */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(act);
  };
  // a hidden page is not painted
  if (document.hidden) soon();
  else {
    frame = requestAnimationFrame(soon);
    // the system may also draw no frames for a visible page
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
