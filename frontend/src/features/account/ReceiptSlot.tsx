import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Hydrated } from '../../components/plain/Hydrated';
import { lazyPart } from '../../lib/lazy-part';

const ReceiptDialog = lazyPart(() => import('./ReceiptDialog').then((module) => module.ReceiptDialog));

/** The receipt that the address names. Its code loads with the first one. */
export function ReceiptSlot({ siteTitle }: { siteTitle: string }) {
  const isOpen = useSearchParams()[0].has('receipt');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Hydrated>
      {wasOpen && (
        <Suspense>
          <ReceiptDialog siteTitle={siteTitle} />
        </Suspense>
      )}
    </Hydrated>
  );
}
