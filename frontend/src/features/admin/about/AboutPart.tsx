import { loadable } from '../../../lib/loadable';
import { useHydrated } from '../../../lib/useHydrated';
import { TabSkeleton } from '../list/TabSkeleton';
import type { Subject } from './subject';

const AboutPage = loadable(() => import('./AboutPage').then((module) => module.AboutPage), TabSkeleton);

/** Loads the page when it is opened. The server does not wait for code that a tab loads later, so it shows the skeleton. */
export function AboutPart(subject: Subject) {
  return useHydrated() ? <AboutPage {...subject} /> : <TabSkeleton />;
}
