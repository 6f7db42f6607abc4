/** SQL condition: the setting is switched on. For statements of other modules that need it in the same round trip. */
export const settingIsOn = (key: string): string =>
  `exists (select from settings s where s.key = '${key}' and trim(s.value) = 'true')`;

/** SQL expression: the text of the setting, or null. */
export const settingText = (key: string): string => `(select s.value from settings s where s.key = '${key}')`;
