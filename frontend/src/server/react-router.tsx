import { Link as RouterLink, type LinkProps } from 'react-router';

/**
 * Replaces `react-router` in the server's bundle (vite.config.ts). Only links differ: one to a complete path is written
 * without the hooks for clicks. They took a third of the time of rendering a contract; ADR 19 has the figures.
 */
export * from 'react-router';

/** Properties that matter to clicks only: none of them is an attribute. */
const FOR_CLICKS = {
  to: undefined,
  replace: undefined,
  state: undefined,
  relative: undefined,
  reloadDocument: undefined,
  preventScrollReset: undefined,
  viewTransition: undefined,
  defaultShouldRevalidate: undefined,
};

export function Link(props: LinkProps) {
  const { to, discover, prefetch, mask } = props;
  const isPlain = typeof to === 'string' && /^\/(?!\/)/.test(to) && !discover && !prefetch && !mask;
  if (!isPlain) return <RouterLink {...props} />;
  return <a {...props} {...FOR_CLICKS} href={to} data-discover="true" />;
}
