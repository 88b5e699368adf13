import type { NameTable } from '../names.ts';

/** What built-in parts are called in English: "Gleaming Governor". */
export const NAMES: NameTable = {
  w: ['True,Gleaming,Patient,Steady,Spotless,Stately', 'Balance Arm,Counterweight,Gauge,Governor,Plumb Line,Reflector'],
  u: ['Tidal,Silent,Limpid,Drifting,Clever,Misty', 'Siphon,Float Valve,Barometer,Condenser,Lens Mount,Sluice'],
  k: ['Sooty,Grim,Hungry,Tarry,Midnight,Crooked', 'Grinder,Oil Sump,Flue,Grapple,Winch,Ash Hopper'],
  r: ['Blazing,Roaring,Restless,Scorched,Wild,Ruddy', 'Burner,Drop Hammer,Firebox,Spark Plug,Piston,Blowpipe'],
  g: ['Mossy,Budding,Sturdy,Evergreen,Rooted,Rustic', 'Bellows,Mainspring,Mill Wheel,Seed Drill,Axle Yoke,Rope Pulley'],
  n: [
    'Brass,Bronze,Cast-Iron,Copper,Enamelled,Knurled,Nickel,Riveted,Steel,Tin,Welded,Zinc',
    'Axle,Bearing,Bracket,Camshaft,Coupling,Crank,Flange,Gearbox,Lever,Pinion,Ratchet,Spindle',
  ],
  x: ['Riverside,Hilltop,Brick,Old', 'Workshop,Boiler House,Loading Dock,Tool Shed,Assembly Hall'],
};
