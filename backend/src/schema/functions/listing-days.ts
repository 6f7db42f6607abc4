/** How long a listing stays fresh: the setting, or 30 days if it is none of 14 to 90 (settings/setting.rows.ts). */
export const listingDays = `
  create or replace function listing_days() returns interval language sql stable as $$
    select make_interval(days => coalesce((select case when trim(value) ~ '^[0-9]{1,2}$'
      and trim(value)::int between 14 and 90 then trim(value)::int end
      from settings where key = 'listing_days'), 30))
  $$;`;
