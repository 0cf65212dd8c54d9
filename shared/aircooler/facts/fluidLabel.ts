/** A fluid as people call it: nobody asks for a condenser of R-718. */
export const fluidLabel = (name: string): string => (name === 'R-718' ? 'Steam, R-718' : name)
