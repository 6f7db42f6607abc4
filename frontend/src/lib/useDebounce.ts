import { useLayoutEffect, useRef } from 'react';

/**
 * Runs the last of several callbacks once `pauseMs` have passed without another one, and none after the component has left
 * the screen. While the code of the next page loads, React keeps the previous page hidden and cleans up only its layout
 * effects: in an effect, the callback would still run and could navigate back.
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
