/** The version of the texts that the product ships; those that an admin publishes follow it. */
export const SHIPPED_VERSION = 1;
