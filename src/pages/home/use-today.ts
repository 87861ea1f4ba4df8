import { useEffect, useState } from 'react';
import { startOfTomorrow, today } from '../../hotel/hours/clock.ts';
import { observeTime } from '../../hotel/hours/observe-time.ts';

/** Today on the visitor's calendar, YYYY-MM-DD; undefined until after hydration. Changes at midnight. */
export function useToday(): string | undefined {
  // state: with useSyncExternalStore, React would render the page twice in the task of hydration
  const [day, setDay] = useState<string>();
  useEffect(
    () =>
      observeTime((now) => {
        setDay(today(new Date(now)));
        return startOfTomorrow(now);
      }),
    [],
  );
  return day;
}
