"""What names that look alike have in common, so that nobody takes a name that passes for another's."""

from alembic import op
from sqlalchemy import Column, String, bindparam, column, select, table, update

from bastide.server.lookalikes import skeleton

revision = "0011"
down_revision = "0010"

_people = table("people", column("id"), column("nickname"), column("skeleton"), column("gone"))


def upgrade() -> None:
    """Add it for all who have a name. Older names that look alike stay, each with its owner."""
    op.add_column("people", Column("skeleton", String(200)))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    connection = op.get_bind()
    rows = connection.execute(select(_people.c.id, _people.c.nickname).where(_people.c.gone.is_(False))).all()
    named = [{"person": row.id, "look": skeleton(row.nickname)} for row in rows]
    if named:
        mine = update(_people).where(_people.c.id == bindparam("person"))
        connection.execute(mine.values(skeleton=bindparam("look")), named)
