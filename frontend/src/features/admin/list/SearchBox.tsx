import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextInput } from '../../../components/mui/TextInput';
import { useDebounce } from '../../../lib/useDebounce';
import { useSearchParam } from '../../../lib/useSearchParam';

const PAUSE_MS = 300;

/**
 * The search text in the URL, so that Back, Forward and reload keep it. It is applied after the commit: the router
 * changes the URL in a transition, and its interrupted renders would make a query alternate between old and new text.
 */
export function useSearchText() {
  const [text] = useSearchParam('q');
  const [shown, setShown] = useState(text);
  useEffect(() => setShown(text), [text]);
  return shown;
}

/** Writes the search text to the URL, debounced. */
export function SearchBox({ label }: { label: string }) {
  const [applied, setApplied] = useSearchParam('q');
  const [text, setText] = useState(applied);
  const typing = useDebounce(PAUSE_MS);

  const change = (value: string) => {
    setText(value);
    typing.run(() => setApplied(value.trim()));
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
