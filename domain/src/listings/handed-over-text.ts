/** How many contracts a member has handed over or taken over. */
export const handedOverText = (count: number): string =>
  count === 1 ? '1 contract handed over' : `${count} contracts handed over`;
