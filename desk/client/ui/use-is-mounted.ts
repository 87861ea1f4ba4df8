import { useEffect, useRef } from 'react';

/** Tells whether a component is still there when an answer comes: what it would say is otherwise said by the desk. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
