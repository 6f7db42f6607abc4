import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component whose code loads when it is first shown, with `Fallback` until then. After `preload` it is drawn at once, and
 * without a boundary: the server does not wait, and the browser's first render makes all that the server drew work.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  const Component = (props: Props) => {
    // Kept while it is shown: another component type would lose the state below it.
    const [Loaded] = useState(() => loaded);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={<Fallback />}>
        <Later {...props} />
      </Suspense>
    );
  };
  return Object.assign(Component, { preload });
}
