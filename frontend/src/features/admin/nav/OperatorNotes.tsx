import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';

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

/** Something about the whole site that admins should know. */
export const AdminNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    role="note"
    sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'amber.soft', lineHeight: 1.5 }}
  >
    <Box sx={{ color: 'amber.ink', pt: '2px' }}>
      <TriangleAlert size={20} aria-hidden />
    </Box>
    <div>
      <Box component="strong" sx={{ color: 'amber.ink' }}>
        {title}
      </Box>
      <div>{children}</div>
    </div>
  </Box>
);
