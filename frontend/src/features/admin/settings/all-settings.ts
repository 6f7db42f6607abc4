/** Variables of the settings query: there are dozens of settings, not thousands, so one page usually holds them. */
export const ALL_SETTINGS = { first: 500 };
