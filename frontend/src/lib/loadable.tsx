import { Suspense, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A component whose code loads when it is first shown; until then it shows `Fallback`. After `preload` it renders at
 * once and without a Suspense boundary: the server does not wait, and the browser's first render hydrates all of it.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazyPart(load);
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  const Component = (props: Props) => {
    // Kept while it is shown: a change of the component type would lose the state below it.
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
