import { ApolloLink, Observable } from '@apollo/client';

/** Subscriptions over graphql-ws; the library and the socket load with the first subscription. */
export const socketLink = new ApolloLink(
  (operation) =>
    new Observable<ApolloLink.Result>((observer) => {
      let stop: (() => void) | undefined;
      let stopped = false;
      import('./socket')
        .then(({ socketTransport }) => {
          if (stopped) return;
          const subscription = socketTransport.request(operation).subscribe(observer);
          stop = () => subscription.unsubscribe();
        })
        .catch((error: unknown) => observer.error(error));
      return () => {
        stopped = true;
        stop?.();
      };
    }),
);
