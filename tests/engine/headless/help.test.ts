import { describe, expect, it } from 'vitest'
import { answer, type CommandName, commands } from '../../../engine/headless/answer'
import { commandHelp, helpText } from '../../../engine/headless/help'

describe('the help of the command line', () => {
  it('tells of every command, in the order of the commands', () => {
    expect(Object.keys(commandHelp)).toEqual(Object.keys(commands))
    for (const { purpose } of Object.values(commandHelp)) expect(helpText()).toContain(purpose)
  })

  it.each(Object.entries(commandHelp))('shows a line that %s answers', (name, { example }) => {
    expect(JSON.parse(answer(commands[name as CommandName], JSON.stringify(example)))).not.toHaveProperty('error')
    expect(helpText(name)).toContain(JSON.stringify(example))
  })

  it('tells of one command alone where that is asked', () => {
    expect(helpText('air')).not.toContain(commandHelp.gas.purpose)
  })
})
