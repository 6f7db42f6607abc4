import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SecuritySkeleton } from './SecuritySkeleton';

const SecuritySections = lazy(() =>
  import('./SecuritySections').then((module) => ({ default: module.SecuritySections })),
);

/** Password, two-step sign-in and sessions. The browser loads them after the rest of the account page. */
export function Security({ email }: { email: string }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mounted ? (
        <Suspense fallback={<SecuritySkeleton />}>
          <SecuritySections email={email} />
        </Suspense>
      ) : (
        <SecuritySkeleton />
      )}
    </Box>
  );
}
