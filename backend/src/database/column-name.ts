/** The column of a property: monthlyPayment is monthly_payment. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row with the names of its columns, as `json_populate_recordset` takes it. */
export const recordOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([property, value]) => [columnName(property), value]));
