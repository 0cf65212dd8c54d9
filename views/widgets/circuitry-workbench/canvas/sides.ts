/** The sides that the tubes are seen from. */
export const sides = [
  { value: 'front', label: 'Front' },
  { value: 'rear', label: 'Rear' },
] as const
