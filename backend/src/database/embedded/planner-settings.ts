/**
 * The plans of the hot reads rely on these settings; PostgreSQL's defaults suit slow disks and few, long statements.
 */
export const PLANNER_SETTINGS = {
  random_page_cost: '1.1',
  jit: 'off',
  // Starting workers takes longer than most statements, and other requests need the processors.
  max_parallel_workers_per_gather: '0',
  // In kB. With less, PostgreSQL tracks the matches of a frequent word by page instead of by row and checks all rows of
  // these pages.
  work_mem: '16384',
};
