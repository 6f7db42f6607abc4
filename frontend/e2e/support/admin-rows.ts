import type { Locator } from 'playwright-core';

/** Chooses an act in the menu of a row of the admin area, or in that of the panel that a row has opened. */
export async function chooseAct(place: Locator, act: string): Promise<void> {
  await place.getByRole('button', { name: /^Actions for/ }).click();
  await place.page().getByRole('menuitem', { name: act, exact: true }).click();
}
