import { Column } from 'typeorm';

interface MomentOptions {
  nullable?: boolean;
  /** Defaults to now() in the database. */
  now?: boolean;
  /** Another default, as SQL. */
  defaultSql?: string;
}

/** A timestamptz with milliseconds, as ISO 8601 text in entities, the form that hot reads return too. */
export const Moment = (
  name: string,
  { nullable = false, now = false, defaultSql }: MomentOptions = {},
): PropertyDecorator =>
  Column({
    type: 'timestamptz',
    name,
    precision: 3,
    nullable,
    ...(now && { default: () => 'now()' }),
    ...(defaultSql && { default: () => defaultSql }),
    transformer: {
      from: (value: Date | null) => value?.toISOString() ?? null,
      to: (value: string | null | undefined) => value,
    },
  });
