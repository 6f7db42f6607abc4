import { ApolloLink } from '@apollo/client';
import { defer, from, of, switchMap, tap } from 'rxjs';
import { askForProof, type ProofKind } from '../session/step-up-store';
import { reportCodes } from '../session/unauthenticated';

/** Reports answers that require a sign-in, so that the page can say that the session has ended. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ errors }) => reportCodes(errors))),
);

/** Asks the member to confirm who they are when an operation needs it, then sends the operation again. */
export const stepUpLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    switchMap((result) => {
      const refusal = result.errors?.find(({ extensions }) => extensions?.['code'] === 'STEP_UP_REQUIRED');
      if (!refusal) return of(result);
      const details = refusal.extensions?.['details'] as { proofs?: ProofKind[] } | undefined;
      return from(askForProof(details?.proofs ?? [])).pipe(
        switchMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
      );
    }),
  ),
);

/** Subscriptions over graphql-ws; the library and the socket load with the first subscription. */
export const socketLink = new ApolloLink((operation) =>
  defer(() => import('./socket')).pipe(
    switchMap(({ socketTransport }) => socketTransport.request(operation)),
  ),
);
