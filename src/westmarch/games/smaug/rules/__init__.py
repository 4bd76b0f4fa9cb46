"""The rulebook chapter by chapter, in its order; quoted headings are those of the Russian text.

`setup` 'Подготовка к игре', `turn` 'Структура хода', `marching` and `moving` 'Применение карты похода',
`hand` and `trading` 'Розыгрыш или обмен карт с руки', `drawing` 'Добор двух карт на руку', `adventure` and
`fight` 'Приключения', `web` 'Паутина', `dragon` 'Дракон Смауг', `ending` 'Конец игры'.
"""
