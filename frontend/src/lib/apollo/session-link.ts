import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { reportCodes } from '../session/unauthenticated';

/** Reports answers that require a sign-in, so that the page can say that the session has ended. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ errors }) => reportCodes(errors))),
);
