import { useLayoutEffect, useRef } from 'react';

/**
 * Runs the last of several callbacks once `pauseMs` have passed without another one, and none after the component has
 * left the screen. A layout effect cancels it: while the code of the next page loads, React hides the previous page and
 * cleans up only its layout effects. Otherwise the callback could still navigate back.
 */
export function useDebounce(pauseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return {
    run: (callback: () => void) => {
      cancel();
      timer.current = setTimeout(callback, pauseMs);
    },
    cancel,
  };
}
