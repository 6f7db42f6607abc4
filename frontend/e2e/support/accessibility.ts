import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Violation {
  id: string;
  impact: string;
  elements: string[];
}

/** What axe finds wrong with a page, in it and in the frames of its own origin. */
export async function violationsOf(page: Page): Promise<Violation[]> {
  // Legacy mode leaves out frames of other origins; without it, axe opens a second page for each analysis, which takes as
  // long as the analysis itself.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? 'unknown',
    elements: nodes.map(({ html }) => html),
  }));
}
