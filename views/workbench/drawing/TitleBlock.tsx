/** The title block of a drawing: names with their values, in cells. */
export function TitleBlock({ cells }: { cells: readonly (readonly [name: string, value: string])[] }) {
  return (
    <div className="cw-titleblock cw-tb-item">
      {cells.map(([name, value]) => (
        <div key={name}>
          <span className="k">{name}</span>
          <span className="v">{value}</span>
        </div>
      ))}
    </div>
  )
}
