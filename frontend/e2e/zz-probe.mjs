import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const base = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
const shift = () => { window.__cls = 0; window.__lcp = 0; new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.__cls += e.value; }).observe({ type: 'layout-shift', buffered: true }); new PerformanceObserver(l => { for (const e of l.getEntries()) window.__lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true }); };
async function signIn(c, email, pw) { const p = await c.newPage(); await p.goto(base + '/api/login'); await p.getByLabel('Email').first().fill(email); await p.locator('input[type=password]').first().fill(pw); await p.locator('form button[type=submit]').first().click(); await p.waitForURL(base + '/'); await p.close(); }
const c0 = await b.newContext(); const p0 = await c0.newPage(); await p0.goto(base + '/contracts'); const id = await p0.locator('a[href^="/contracts/"]:not([href$=submit])').first().getAttribute('href'); await c0.close();
const who = { visitor: ['/', '/contracts', '/contracts?q=zzzz', id, '/contracts/submit', '/account', '/api/login', '/privacy', '/nope'], member: ['/', '/contracts', id, '/contracts/submit', '/account', '/account?tab=purchases', '/account?tab=listings', '/account?tab=conversations', '/account?tab=security'], admin: ['/admin', '/admin?tab=users', '/admin?tab=contracts', '/admin?tab=settings', '/admin?tab=requests', '/admin?tab=flagged', '/admin?tab=audit', '/admin?tab=purchases'] };
for (const [w, paths] of Object.entries(who)) for (const scheme of ['light','dark']) {
  const c = await b.newContext({ viewport: { width: 390, height: 844 }, colorScheme: scheme }); await c.addInitScript(shift);
  if (w === 'member') await signIn(c, 'demo@example.com', 'handover-demo'); if (w === 'admin') await signIn(c, 'admin@example.com', 'handover-admin-1');
  for (const path of paths) { const p = await c.newPage(); await p.goto(base + path); await p.waitForTimeout(900);
    const { violations } = await new AxeBuilder({ page: p }).analyze();
    const [cls, lcp] = await p.evaluate(() => [window.__cls, window.__lcp]);
    const over = []; if (scheme === 'light') for (const width of [320, 390, 560, 768, 900, 1024, 1280, 1920]) { await p.setViewportSize({ width, height: 844 }); const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (o > 0) over.push([width, o]); }
    console.log(w, scheme, path.slice(0, 30), 'cls', cls.toFixed(3), 'lcp', Math.round(lcp), violations.length ? JSON.stringify(violations.map(v => [v.id, v.impact, v.nodes.length, v.nodes[0].html.slice(0, 120)])) : '', over.length ? 'OVER ' + JSON.stringify(over) : ''); await p.close(); }
  if (w === 'member') { const p = await c.newPage(); await p.goto(base + id); await p.waitForTimeout(500); await p.getByRole('button', { name: /^Buy/ }).locator('visible=true').first().click(); await p.waitForTimeout(3000); const { violations } = await new AxeBuilder({ page: p }).analyze(); console.log('checkout', scheme, JSON.stringify(violations.map(v => [v.id, v.impact, v.nodes[0].target, v.nodes[0].html.slice(0, 120)]))); await p.close(); }
  await c.close();
}
await b.close();
