import { useEffect, useState } from 'react';
import { today } from '../hotel/clock.ts';

/** Today on the visitor's calendar, YYYY-MM-DD; undefined until after hydration. Updates on return to the tab. */
export function useToday(): string | undefined {
  // state, not an external store: React would render that again in the task of hydration
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const update = () => setDay(today());
    update();
    addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return day;
}
