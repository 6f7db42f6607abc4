import type { ContractType } from '@handover/domain/types/words';

/* Scenes of the demo's photos, drawn as SVG: no photo of anyone else is in the product. */

/** The colors that make one scene differ from the next. */
interface Scene {
  hue: number;
  /** The hour: 0 is noon, 1 is late evening. */
  dusk: number;
}

const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(hue)}, ${saturation}%, ${Math.round(light)}%)`;

const sky = ({ dusk }: Scene) => `
  <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${hsl(208 + dusk * 40, 62, 66 - dusk * 30)}"/>
  <stop offset="1" stop-color="${hsl(205 - dusk * 175, 72, 90 - dusk * 14)}"/></linearGradient>
  <rect width="1200" height="800" fill="url(#sky)"/>
  <circle cx="930" cy="${170 + dusk * 220}" r="64" fill="#fff6d8" opacity="0.85"/>`;

const hills = (hue: number, y: number, light: number) =>
  `<path d="M0 ${y}q180-90 380-30t420-40 400 50v400H0z" fill="${hsl(hue, 28, light)}"/>`;

const car = (scene: Scene) => `${sky(scene)}${hills(140, 470, 46)}
  <rect y="560" width="1200" height="240" fill="#6d7175"/><path d="M0 690h1200" stroke="#e9e4d2" stroke-width="8" stroke-dasharray="90 60"/>
  <ellipse cx="600" cy="672" rx="400" ry="26" fill="#000" opacity="0.28"/>
  <path d="M210 640c-20-90 20-120 130-136 80-96 150-118 290-118 130 0 200 40 270 118 90 14 116 50 104 136z" fill="${hsl(scene.hue, 58, 46)}"/>
  <path d="M392 500c60-66 110-82 196-84v88zM616 416c104 0 150 26 206 88H616z" fill="#1d2a35"/>
  <path d="M210 590h794" stroke="${hsl(scene.hue, 50, 34)}" stroke-width="6"/><rect x="955" y="548" width="52" height="26" rx="12" fill="#fff3c8"/>
  ${[380, 830].map((x) => `<circle cx="${x}" cy="640" r="74" fill="#14181b"/><circle cx="${x}" cy="640" r="42" fill="#b9c0c6"/>`).join('')}`;

const room = (scene: Scene) => `
  <rect width="1200" height="800" fill="${hsl(scene.hue, 22, 90 - scene.dusk * 18)}"/><path d="M0 600h1200v200H0z" fill="${hsl(30, 34, 58)}"/>
  <rect x="120" y="110" width="400" height="330" fill="#fff"/><svg x="136" y="126" width="368" height="298" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${sky(scene)}${hills(120, 560, 40)}</svg>
  <path d="M320 126v298M136 275h368" stroke="#fff" stroke-width="12"/>
  <rect x="560" y="440" width="520" height="150" rx="36" fill="${hsl(scene.hue + 150, 34, 46)}"/><rect x="540" y="500" width="560" height="130" rx="30" fill="${hsl(scene.hue + 150, 34, 54)}"/>
  <rect x="640" y="180" width="180" height="180" fill="${hsl(scene.hue + 40, 60, 62)}" stroke="#fff" stroke-width="14"/>
  <path d="M980 420V250" stroke="#4a3b2c" stroke-width="10"/><path d="M910 250h140l-30-90h-80z" fill="#ffe9b8"/>
  <ellipse cx="600" cy="720" rx="430" ry="44" fill="${hsl(scene.hue + 200, 28, 72)}"/>`;

const house = (
  scene: Scene,
) => `${sky(scene)}${hills(130, 520, 42)}<rect y="600" width="1200" height="200" fill="${hsl(112, 34, 44)}"/>
  <path d="M520 800l60-190h70l90 190z" fill="#cfc8ba"/><rect x="300" y="350" width="560" height="270" fill="${hsl(scene.hue, 26, 84)}"/>
  <path d="M250 360 580 180 910 360z" fill="${hsl(scene.hue + 200, 24, 32)}"/><rect x="570" y="470" width="90" height="150" fill="${hsl(scene.hue + 160, 48, 36)}"/>
  ${[350, 450, 720].map((x) => `<rect x="${x}" y="430" width="76" height="92" fill="${scene.dusk > 0.5 ? '#ffd98a' : '#40586a'}" stroke="#fff" stroke-width="9"/>`).join('')}
  <circle cx="1010" cy="500" r="96" fill="${hsl(126, 36, 34)}"/><rect x="998" y="560" width="26" height="90" fill="#5b4431"/>`;

/** What each scene shows, and how it is drawn. The places of timeshares and what loans finance differ too much for one scene. */
export const SCENES: Partial<Record<ContractType, { shows: string; draw: (scene: Scene) => string }>> = {
  'car-lease': { shows: 'The car on the road', draw: car },
  apartment: { shows: 'The living room', draw: room },
  mortgage: { shows: 'The house from the street', draw: house },
};

/** The nth of four drawings of a scene, with the light edges of a photo. */
export const sceneSvg = (type: ContractType, nth: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1200 800">
    <radialGradient id="edge" r="0.8"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.3"/></radialGradient>
    <g ${nth % 2 ? 'transform="matrix(-1 0 0 1 1200 0)"' : ''}>${SCENES[type]?.draw({ hue: 20 + nth * 97, dusk: nth / 4 })}</g>
    <rect width="1200" height="800" fill="url(#edge)"/></svg>`;
