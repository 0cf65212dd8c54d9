import { Balloon } from './Balloon'

/** The switch between the unit systems, and the unit button of one field. */
export function UnitParts() {
  return (
    <svg
      className="cw-svg"
      viewBox="0 0 360 150"
      role="img"
      aria-label="The IP and SI switch in the bar, and a field for airflow whose unit button lists the same value in other units."
    >
      <rect className="hp-pane" x="0.5" y="0.5" width="359" height="149" rx="5" />
      <path className="hp-bar" d="M0.5 5.5a5 5 0 0 1 5-5h349a5 5 0 0 1 5 5V34.5H0.5z" />
      <rect className="hp-switch" x="248.5" y="8.5" width="64" height="18" rx="3" />
      <rect className="hp-chosen" x="250.5" y="10.5" width="30" height="14" rx="2" />
      <text className="t-mid hp-onchosen" x="265.5" y="21">
        IP
      </text>
      <text className="t-mid hp-onbar" x="296.5" y="21">
        SI
      </text>
      <Balloon at={[334, 17.5]}>{1}</Balloon>
      <text className="t-12 t-ink" x="24" y="66">
        Airflow
      </text>
      <rect className="hp-field" x="110.5" y="52.5" width="90" height="22" />
      <text className="t-12 t-end t-ink" x="192" y="68">
        9,000
      </text>
      <rect className="hp-well" x="200.5" y="52.5" width="62" height="22" />
      <text className="t-12" x="208" y="68">
        SCFM
      </text>
      <path className="hp-ink" d="M247 62l4 4 4-4" />
      <Balloon at={[282, 63.5]}>{2}</Balloon>
      <rect className="hp-menu" x="150.5" y="80.5" width="142" height="58" rx="4" />
      <rect className="hp-tint" x="151" y="84" width="141" height="17" />
      <text className="t-end t-ink" x="226" y="96">
        9,000
      </text>
      <text x="234" y="96">
        SCFM
      </text>
      <text className="t-end t-ink" x="226" y="113">
        40,500
      </text>
      <text x="234" y="113">
        lb/h dry
      </text>
      <text className="t-end t-ink" x="226" y="130">
        15,291
      </text>
      <text x="234" y="130">
        m³/h std
      </text>
    </svg>
  )
}
