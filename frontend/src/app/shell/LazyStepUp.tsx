import { Suspense } from 'react';
import { useStepUpRequest } from '../../lib/session/step-up-store';
import { lazyPart } from '../../lib/lazy-part';

const StepUpDialog = lazyPart(() =>
  import('../../components/mui/StepUpDialog').then((module) => module.StepUpDialog),
);

/** Loads the step-up dialog when the server first asks for a proof. */
export function LazyStepUp() {
  const request = useStepUpRequest();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog request={request} />
    </Suspense>
  );
}
