/** From this width on the navigation is a column beside the panel, and rows show their actions. */
export const WIDE = '@media (min-width: 900px)';
