import InputAdornment from '@mui/material/InputAdornment';
import { Download, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { useDebounce } from '../../../lib/useDebounce';
import { useDownload } from '../../../lib/useDownload';
import { useMay } from '../../../lib/session/rights';
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

/** Writes the search text to the URL, debounced. Follows other changes of the URL, except while somebody types. */
export function SearchBox({ label }: { label: string }) {
  const [applied, setApplied] = useSearchParam('q');
  const [text, setText] = useState(applied);
  const typing = useDebounce(PAUSE_MS);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setText(applied);
  }, [applied]);

  const change = (value: string) => {
    setText(value);
    typing.run(() => setApplied(value.trim()));
  };

  return (
    <TextInput
      label={label}
      type="search"
      inputRef={input}
      value={text}
      onChange={(event) => change(event.target.value)}
      htmlInput={{ maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
    />
  );
}

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** The order in the URL, for the variables of a list's query. */
export function useListOrder(): 'OLDEST' | null {
  const [sort] = useSearchParam('sort');
  return sort === 'oldest' ? 'OLDEST' : null;
}

/** Chooses the order of a list and writes it to the URL. */
export function ListOrder() {
  const [sort, setSort] = useSearchParam('sort');
  return (
    <SelectField
      label="Sort by"
      options={ORDERS}
      value={sort === 'oldest' ? 'oldest' : 'newest'}
      onChange={({ target }) => setSort(target.value === 'oldest' ? 'oldest' : '')}
    />
  );
}

interface DownloadButtonProps {
  /** As in the file's address: `users`. */
  list: string;
  /** What the file has, for a page with several buttons. */
  label?: string;
  /** The filters of the list on screen, by the names of the REST API. */
  filters?: Readonly<Record<string, string | null | undefined>>;
}

/** Downloads the whole list on screen as a CSV file, with its search, filters and order; for those who may. */
export function DownloadButton({ list, label, filters = {} }: DownloadButtonProps) {
  const [params] = useSearchParams();
  const { download, busy } = useDownload();
  const may = useMay();
  if (!may(list === 'purchases' ? 'manageMoney' : 'runSite')) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: params.get('q'), sort: params.get('sort'), ...filters }))
    if (value) query.set(name, value);
  const path = `/api/admin/${list}.csv${query.size > 0 ? `?${query}` : ''}`;
  return (
    <BusyButton
      busy={busy}
      variant="outlined"
      startIcon={<Download size={18} aria-hidden />}
      className="download"
      aria-label={label && `CSV: ${label}`}
      onClick={() => void download(path, `handover-${list}.csv`)}
    >
      CSV
    </BusyButton>
  );
}
