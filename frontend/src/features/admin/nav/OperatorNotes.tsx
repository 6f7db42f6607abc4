import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { AdminNotice } from '../AdminNotice';

/** What the server says about itself in /readyz, such as that it is a trial of a restored copy. */
export function OperatorNotes() {
  const [notes, setNotes] = useState<string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/readyz', { signal: stop.signal })
      .then(async (answer) => ((await answer.json()) as { notes?: string[] }).notes ?? [])
      .then(setNotes)
      // The admin area works without them.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (notes.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 2.5 }}>
      {notes.map((note) => (
        <AdminNotice key={note} title="For the operator of this site">
          {note}
        </AdminNotice>
      ))}
    </Stack>
  );
}
