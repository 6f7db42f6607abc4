import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink, MockSubscriptionLink } from '@apollo/client/testing';
import { act, configure, render, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createCache } from '../lib/apollo/cache';
import { BootProvider, useBoot, type BootState } from '../lib/boot/boot';
import { useToasts } from '../lib/toast/toast-store';

// `waitFor` gives up after a second by default, which a busy machine can exceed.
configure({ asyncUtilTimeout: 10_000 });

export interface HarnessOptions {
  /** Answers to queries and mutations, each used once, matched by document and variables. */
  mocks?: MockLink.MockedResponse[];
  boot?: BootState;
}

/** Our cache, our stores, and an Apollo link that answers from `mocks`. An operation without a mock fails, as an
 * unreachable server would. */
function createProduct({ mocks = [], boot }: HarnessOptions) {
  const initial = { me: null, content: [], ...boot };
  const subscriptions = new Map<string, MockSubscriptionLink>();
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      new ApolloLink((operation) => {
        const link = new MockSubscriptionLink();
        subscriptions.set(operation.operationName ?? '', link);
        return link.request(operation);
      }),
      new MockLink(mocks, { showWarnings: false, defaultOptions: { delay: 0 } }),
    ),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BootProvider initial={initial}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </BootProvider>
  );
  return { client, subscriptions, wrapper };
}

/** Renders a component the way the product does. */
export function renderComponent(element: ReactElement, options: HarnessOptions = {}) {
  const { client, wrapper } = createProduct(options);
  return { client, ...render(element, { wrapper }) };
}

/** Renders a hook the way the product does. */
export function renderWithProduct<Result>(hook: () => Result, options: HarnessOptions = {}) {
  const { client, subscriptions, wrapper } = createProduct(options);
  const { result, rerender, unmount } = renderHook(
    () => ({ hook: hook(), boot: useBoot(), toast: useToasts().find(({ open }) => open) }),
    { wrapper },
  );
  return {
    cache: client.cache,
    client,
    boot: () => result.current.boot,
    rerender,
    unmount,
    hook: () => result.current.hook,
    /** The toast on screen, without its technical fields. */
    toast: () => {
      const { title, description, variant } = result.current.toast ?? {};
      return { title, ...(description && { description }), ...(variant && { variant }) };
    },
    /** Sends one event to the subscription of this operation. */
    push: (operationName: string, data: Record<string, unknown>) =>
      act(async () => {
        const link = subscriptions.get(operationName);
        if (!link) throw new Error(`The hook has not subscribed to ${operationName}`);
        link.simulateResult({ result: { data } });
      }),
    endSubscription: (operationName: string) =>
      act(async () => subscriptions.get(operationName)?.simulateComplete()),
  };
}

/** An answer with one error, as the server writes it. */
export const refusal = (code: string, message: string, fields?: Record<string, string>) => ({
  errors: [{ message, extensions: { code, ...(fields && { details: { fields } }) } }],
});

/** The same error as the client throws it. */
export const refusalError = (code: string, message: string) =>
  new CombinedGraphQLErrors(refusal(code, message));
