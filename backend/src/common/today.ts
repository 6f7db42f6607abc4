/** Today in UTC, for ranges of days, remaining terms and costs. */
export const today = (): string => new Date().toISOString().slice(0, 10);
