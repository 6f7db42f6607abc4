import { Column } from 'typeorm';

interface MomentOptions {
  nullable?: boolean;
  /** Defaults to now() in the database. */
  now?: boolean;
}

/** A timestamptz with milliseconds, as ISO 8601 text in entities, the form that hot reads return too. */
export const Moment = (
  name: string,
  { nullable = false, now = false }: MomentOptions = {},
): PropertyDecorator =>
  Column({
    type: 'timestamptz',
    name,
    precision: 3,
    nullable,
    ...(now && { default: () => 'now()' }),
    transformer: {
      from: (value: Date | null) => value?.toISOString() ?? null,
      to: (value: string | null | undefined) => value,
    },
  });
