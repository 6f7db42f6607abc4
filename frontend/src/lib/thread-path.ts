/** The address of a contract's page with its thread open. */
export const threadPath = (contractId: string) => `/contracts/${contractId}?panel=messages#messages`;
