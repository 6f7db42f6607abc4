import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TextInput } from '../../../components/TextInput';

const PAUSE_MS = 300;

/**
 * The list's search text from the address, so that back, forward and reload keep it. Taken over once the new address
 * is on screen: the router changes it in a transition, whose unfinished renders would make a query ask for the old and
 * the new list in turns.
 */
export function useSearchText() {
  const [params] = useSearchParams();
  const text = params.get('q') ?? '';
  const [shown, setShown] = useState(text);
  useEffect(() => setShown(text), [text]);
  return shown;
}

/** Writes the search text into the address after a short pause. */
export function SearchBox({ label }: { label: string }) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('q') ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value.trim()) after.set('q', value.trim());
          else after.delete('q');
          return after;
        },
        { replace: true },
      );
    }, PAUSE_MS);
  };

  return (
    <TextInput
      label={label}
      type="search"
      value={text}
      onChange={(event) => change(event.target.value)}
      htmlInput={{ maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      sx={{ maxWidth: 420 }}
    />
  );
}
