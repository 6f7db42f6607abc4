import { ApolloLink, Observable } from '@apollo/client';
import { askForProof, type ProofKind } from '../session/step-up-store';

interface StepUpError {
  code?: unknown;
  details?: { proofs?: ProofKind[] };
}

const stepUpIn = (result: ApolloLink.Result): StepUpError | undefined =>
  result.errors
    ?.map(({ extensions }) => extensions)
    .find((extensions) => extensions?.code === 'STEP_UP_REQUIRED');

/** Asks the member to confirm who they are when an operation needs it, then sends the operation again. */
export const stepUpLink = new ApolloLink(
  (operation, forward) =>
    new Observable<ApolloLink.Result>((observer) => {
      let current = forward(operation).subscribe({
        next: (result) => {
          const needed = stepUpIn(result);
          if (!needed) {
            observer.next(result);
            observer.complete();
            return;
          }
          void askForProof(needed.details?.proofs ?? []).then((confirmed) => {
            if (confirmed) current = forward(operation).subscribe(observer);
            else {
              observer.next(result);
              observer.complete();
            }
          });
        },
        error: (error: unknown) => observer.error(error),
      });
      return () => current.unsubscribe();
    }),
);
