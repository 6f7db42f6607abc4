import { useSearchParams } from 'react-router';

/**
 * Returns the value of a filter in the address ('' if it is not set) and a function that replaces it; '' removes it.
 */
export function useSearchParam(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return [params.get(name) ?? '', change];
}
