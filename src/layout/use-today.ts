import { useEffect, useState } from 'react';
import { today } from '../hotel/clock.ts';

/** Today on the visitor's calendar, YYYY-MM-DD; nothing while the page is prerendered. Looked at again on return to the tab. */
export function useToday(): string | undefined {
  // no external store: React would read it and render in the task that takes the page over
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const look = () => setDay(today());
    look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
